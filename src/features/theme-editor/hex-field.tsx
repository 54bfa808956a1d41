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

const withHash = (typed: string): string => `#${typed.trim().replace(/^#/, '')}`;

/** A colour as it is typed; three or six digits are taken as soon as they are typed. */
export const HexField = ({ colour, label, onChoose }: HexFieldProps) => {
  const { t } = useTranslation('theme');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !parseColour(withHash(typed));
  return (
    <TextField
      className={css.hex}
      aria-label={label}
      value={typed ?? colour.toUpperCase()}
      error={isWrong && t('picker.wrong')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const parsed = parseColour(withHash(value));
        if (parsed) onChoose(formatColour(parsed));
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
