import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Language } from '#src/domain/shared/language.ts';

type Replacements = Readonly<Record<'billing.enterprise.text' | 'node-as-a-service.text', string>>;

/** Replaces two of the bundled messages in each language. */
const replacements: Readonly<Record<Language, Replacements>> = {
  en: {
    'billing.enterprise.text':
      'Dedicated capacity, contract terms and an engineer who knows your set-up. We answer within one working day.',
    'node-as-a-service.text':
      'In the region of your choice, and watched around the clock. Tell us which networks you need.',
  },
  bg: {
    'billing.enterprise.text':
      'Отделен капацитет, договорни условия и инженер, който познава системата ви. Отговаряме до един работен ден.',
    'node-as-a-service.text': 'В избран от вас регион и под денонощно наблюдение. Кажете ни кои мрежи ви трябват.',
  },
  de: {
    'billing.enterprise.text':
      'Eigene Kapazität, vertragliche Konditionen und ein Techniker, der Ihr System kennt. Wir antworten innerhalb eines Werktags.',
    'node-as-a-service.text':
      'In der Region Ihrer Wahl und rund um die Uhr überwacht. Sagen Sie uns, welche Netzwerke Sie brauchen.',
  },
  es: {
    'billing.enterprise.text':
      'Capacidad dedicada, condiciones por contrato y un ingeniero que conoce tu sistema. Respondemos en un día hábil.',
    'node-as-a-service.text': 'En la región que elijas y con vigilancia permanente. Dinos qué redes necesitas.',
  },
  ar: {
    'billing.enterprise.text': 'سعة مخصصة، وشروط تعاقدية، ومهندس يعرف نظامك. نرد خلال يوم عمل واحد.',
    'node-as-a-service.text': 'في المنطقة التي تختارها، وتحت مراقبة على مدار الساعة. أخبرنا بالشبكات التي تحتاج إليها.',
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
