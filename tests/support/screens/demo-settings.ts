import { DEMO_VARIABLES } from '#tools/build/demo-settings.ts';
import { readSettings } from '#src/composition/settings/read-settings.ts';

const { settings } = readSettings(DEMO_VARIABLES);

/** Those of the demo, with an invented provider's links; what the roles may do is each test's own. */
export const DEMO_SETTINGS = { ...settings, roleDescriptions: [] };
