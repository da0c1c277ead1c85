/** Named here and nowhere else in a production build: what is left of a demo is known by the file of its worker. */
const WORKER = /\/mockServiceWorker\.js$/;

/** Only the demo's own: another application on the same origin may have a worker too. */
export async function unregisterDemoWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  const demoWorkers = registrations.filter(({ active }) => active !== null && WORKER.test(active.scriptURL));
  await Promise.all(demoWorkers.map((registration) => registration.unregister()));
}
