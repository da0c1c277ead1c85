/* What the stores are made of, evaluated in a task of its own: see load-console.ts. */
import 'i18next';
import 'inversify';
import 'mobx';
