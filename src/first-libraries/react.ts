/* What draws, evaluated in a task of its own: see load-console.ts. */
import 'react-dom/client';
