import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatColour, parseColour } from '../../../domain/theme/colour.ts';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './colour-panel.module.css';

interface HexFieldProps {
  colour: string;
  label: string;
  onChoose(colour: string): void;
}

/** A colour as it is typed; three or six digits are taken as soon as they stand there. */
export const HexField = ({ colour, label, onChoose }: HexFieldProps) => {
  const { t } = useTranslation('theme');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !parseColour(`#${typed}`);
  return (
    <TextField
      className={css.hex}
      aria-label={label}
      leftSection="#"
      value={typed ?? colour.slice(1).toUpperCase()}
      error={isWrong && t('picker.wrong')}
      onChange={({ currentTarget: { value } }) => {
        const text = value.replace(/^\s*#?/, '').trim();
        setTyped(text);
        const parsed = parseColour(`#${text}`);
        if (parsed) onChoose(formatColour(parsed));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
