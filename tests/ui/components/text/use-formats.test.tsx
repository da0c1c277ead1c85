import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { describe, expect, it } from 'vitest';
import { jsonViewerMessages as german } from '#src/application/i18n/de/json-viewer.ts';
import { jsonViewerMessages as english } from '#src/application/i18n/en/json-viewer.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { show } from '#tests/ui/components/show.tsx';

function Items({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <p>{t('json.items', counted(count, useFormats()))}</p>;
}

const text = () => screen.getByText(/\d/).textContent;

describe('the formats of the interface', () => {
  it('follow its language, also when that changes', async () => {
    const i18n = i18next.createInstance();
    await i18n.init({
      lng: 'de',
      resources: { en: { translation: english }, de: { translation: german } },
      keySeparator: false,
      nsSeparator: false,
    });
    const { rerender } = show(<Items count={12_345} />, i18n);
    expect(text()).toBe('12.345 Elemente');
    await act(() => i18n.changeLanguage('en'));
    expect(text()).toBe('12,345 items');
    rerender(<Items count={1} />);
    expect(text()).toBe('1 item');
  });
});
