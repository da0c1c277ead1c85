import type { BrowserContext } from '@playwright/test';
import type { OpenProfile } from './browsers.ts';
import { type BackendName, deploy, type Deployment, type SharedDeployment } from './deployment.ts';
import { type HowPlayed, openConsoleProfile } from './profile.ts';

/** A console and the browser profiles that the tests of a worker share; a profile opens when a test needs it first. */
export interface SharedConsole {
  readonly deployment: SharedDeployment;
  readonly profile: () => Promise<BrowserContext>;
  /** Another device. */
  readonly otherProfile: () => Promise<BrowserContext>;
}

/** One for each backend, deployed when a test needs it first. */
export class SharedConsoles {
  private readonly consoles = new Map<BackendName, Promise<SharedConsole>>();
  private readonly openProfile: OpenProfile;
  private readonly played: HowPlayed;

  constructor(openProfile: OpenProfile, played: HowPlayed) {
    this.openProfile = openProfile;
    this.played = played;
  }

  on(backend: BackendName): Promise<SharedConsole> {
    const known = this.consoles.get(backend) ?? this.start(backend);
    this.consoles.set(backend, known);
    return known;
  }

  /** The profiles close with their browsers. */
  async close(): Promise<void> {
    for (const started of this.consoles.values()) await (await started).deployment.close();
  }

  private async start(backend: BackendName): Promise<SharedConsole> {
    const deployment = await deploy(backend);
    return { deployment, profile: this.profileOf(deployment), otherProfile: this.profileOf(deployment) };
  }

  private profileOf({ url }: Deployment): () => Promise<BrowserContext> {
    let profile: Promise<BrowserContext> | null = null;
    return () => (profile ??= openConsoleProfile(this.openProfile, url, this.played));
  }
}
