/* What draws, evaluated after what calls, in a task of its own: see main.ts. */
import 'react-dom/client';
