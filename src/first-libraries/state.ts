/* What the stores are made of, evaluated in a task of its own: see load-console.ts. */
import 'inversify';
import 'i18next';
import 'mobx';
import 'mobx-react-lite';
import 'react-i18next';
import 'wouter';
