import { useState } from 'react';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import { Card } from '../../cards/card/Card.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type Language, LanguageChoice } from './LanguageChoice.tsx';

/**
 * Starts in the page's language, switches at once, and tells screen readers the language. The rest of the page stays as
 * it is.
 */
export function LanguageOfAParagraph() {
  const { locale } = useLocaleSettings();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? (locale === 'pt-BR' ? 'pt' : locale);
  const { title, text } = samples[language];
  return (
    <Stack>
      <LanguageChoice language={language} onLanguage={(change) => setChosen(change.language)} />
      <Card>
        <Stack gap="s" lang={language}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Stack>
      </Card>
    </Stack>
  );
}

const samples: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'Have a good journey',
    text: 'Your policy covers luggage, delays and doctors from the moment you leave home until you are back. Your data plan starts by itself as soon as you land.',
  },
  fr: {
    title: 'Bon voyage',
    text: 'Votre assurance couvre les bagages, les retards et les soins médicaux, de votre départ jusqu’à votre retour. Votre forfait de données s’active de lui-même dès l’atterrissage.',
  },
  de: {
    title: 'Gute Reise',
    text: 'Ihre Versicherung gilt für Gepäck, Verspätungen und ärztliche Hilfe, von der Abreise bis zur Rückkehr. Ihr Datentarif beginnt von selbst, sobald Sie landen.',
  },
  pt: {
    title: 'Boa viagem',
    text: 'Seu seguro cobre bagagem, atrasos e atendimento médico desde a saída de casa até a volta. Seu plano de dados começa sozinho assim que você pousa.',
  },
};
