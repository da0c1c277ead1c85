/* What draws, evaluated after what calls, in a task of its own: see main.ts. */
import 'mobx-react-lite';
import 'react-dom/client';
import 'react-i18next';
import 'wouter';
