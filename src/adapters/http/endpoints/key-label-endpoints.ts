import { array, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { item, object } from './schemas.ts';

const labels = object({ labels: array(string()) });

export const keyLabelEndpoints = nameEndpoints({
  setKeyLabels: {
    wire: 'OPT-76',
    optional: true,
    capability: 'api-key-labels',
    method: 'PUT',
    path: '/api/api-keys/{id}/labels',
    auth: 'session',
    effect: 'mutation',
    body: labels,
    data: item(labels),
  },
});
