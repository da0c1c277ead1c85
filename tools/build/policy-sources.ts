import type { Settings } from '#src/application/app/settings.ts';

/** What the settings need of the policy, by its part: the API, the bot check, and images of the brand from elsewhere. */
export function policySources({ apiBaseUrl, botCheck, brand }: Settings): Readonly<Record<string, readonly string[]>> {
  const images = [brand.logo, brand.logoDark, brand.mark, brand.favicon, brand.touchIcon, brand.maskableIcon];
  return {
    connect: originsOf(apiBaseUrl),
    script: botCheck.siteKey === '' ? [] : originsOf(botCheck.script),
    image: [...new Set(images.filter((image) => URL.canParse(image)).flatMap(originsOf))],
  };
}

function originsOf(url: string): readonly string[] {
  return url === '' ? [] : [new URL(url).origin];
}
