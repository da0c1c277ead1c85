/** Named here and nowhere else in a production build: what is left of a demo is known by the file of its worker. */
const WORKER = /\/mockServiceWorker\.js$/;

/** Only the demo's own: another application on the same origin may have a worker too. */
export async function dismissDemoWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  const left = registrations.filter(({ active }) => active !== null && WORKER.test(active.scriptURL));
  await Promise.all(left.map((registration) => registration.unregister()));
}
