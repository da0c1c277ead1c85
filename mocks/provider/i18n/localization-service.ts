import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Language } from '#src/domain/shared/language.ts';

type Replacements = Readonly<Record<'billing.enterprise.text' | 'node-as-a-service.text', string>>;

/** Replaces two of the bundled messages in each language. They promise nothing, as nobody is behind the simulation. */
const replacements: Readonly<Record<Language, Replacements>> = {
  en: {
    'billing.enterprise.text': 'Capacity and contract terms of your own. Talk to us about:',
    'node-as-a-service.text': 'Tell us which networks and regions you need and how much traffic you expect.',
  },
  bg: {
    'billing.enterprise.text': 'Капацитет и договорни условия само за вас. Обсъдете с нас:',
    'node-as-a-service.text': 'Кажете ни кои мрежи и региони са ви нужни и какъв трафик очаквате.',
  },
  de: {
    'billing.enterprise.text': 'Eigene Kapazität und eigene Vertragsbedingungen. Sprechen Sie mit uns über:',
    'node-as-a-service.text':
      'Sagen Sie uns, welche Netzwerke und Regionen Sie brauchen und wie viel Traffic Sie erwarten.',
  },
  es: {
    'billing.enterprise.text': 'Capacidad y condiciones de contrato propias. Habla con nosotros sobre:',
    'node-as-a-service.text': 'Cuéntanos qué redes y regiones necesitas y cuánto tráfico esperas.',
  },
  ar: {
    'billing.enterprise.text': 'سعة وشروط تعاقد خاصة بك. تحدّث إلينا عن:',
    'node-as-a-service.text': 'أخبرنا بالشبكات والمناطق التي تحتاج إليها وحجم حركة الطلبات المتوقع.',
  },
};

export class LocalizationService {
  constructor(private readonly sessions: Sessions) {}

  /** Visitors need messages too; a bearer must be valid if there is one. `accepted` is an `Accept-Language`. */
  translations(bearer: Bearer, accepted: string | null) {
    const data = { item: { translations: { ...replacements[languageOf(accepted ?? '')] } } };
    return bearer === null ? { data } : this.sessions.authorize(bearer, () => data);
  }
}

/** Browsers name the favorite first, so the weights need not be read. */
function languageOf(accepted: string): Language {
  const codes = accepted.split(',').map((part) => part.trim().slice(0, 2));
  const isKnown = (code: string): code is Language => Object.hasOwn(replacements, code);
  return codes.find(isKnown) ?? 'en';
}
