import { IconAlertTriangle, IconColorPicker } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeModes,
} from '../../../contract/entities/theme-template.ts';
import type { PairSeen } from '../../../domain/theme/contrast-pairs.ts';
import { companionsOf } from '../../../domain/theme/harmony.ts';
import { mendedColour } from '../../../domain/theme/nearest-shade.ts';
import { hasEyeDropper, pickFromScreen } from '../../browser/eye-dropper.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColourPicker } from '../../ui/kit/colour-picker.tsx';
import css from './colour-panel.module.css';
import { HexField } from './hex-field.tsx';
import { useEditor, useEditorRef } from './use-editor.ts';

interface ColourPanelProps {
  token: ThemeToken;
  mode: ThemeModeName;
  colours: ThemeColours;
  pair: PairSeen | undefined;
  /** The contrast of the text that is written on it; undefined where none is. */
  textOnIt: PairSeen | undefined;
}

/** Chooses the colour of a variable in a mode, and lists the grounds it has too little contrast with. */
export const ColourPanel = ({ token, mode, colours, pair, textOnIt }: ColourPanelProps) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const operator = useEditor(({ context }) => context.operator);
  // All that one pull at a slider chooses is one step back.
  const pull = useRef(0);
  const colour = colours[mode][token];
  const choose = (to: string, gesture: string | null = null) => {
    if (to !== colour) editor.send({ type: 'colours.chosen', wanted: [{ mode, token, to }], gesture });
  };
  const mended = pair && !pair.passes ? mendedColour(colours[mode], token) : null;
  const swatches = [...new Set([colour, ...(mended ? [mended] : []), operator[mode][token], ...companionsOf(colour)])];
  return (
    <div className={css.panel}>
      <div className={css.picker}>
        <ColourPicker
          value={colour}
          saturationLabel={t('picker.shade')}
          hueLabel={t('picker.hue')}
          onChange={(to) => choose(to.toLowerCase(), `${token} ${mode} ${pull.current}`)}
          onChangeEnd={() => {
            pull.current += 1;
          }}
        />
      </div>
      <div className={css.fields}>
        <fieldset className={css.segment}>
          <legend className="visually-hidden">{t('picker.mode')}</legend>
          {themeModes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => editor.send({ type: 'row.opened', row: { token, mode: each } })}
            >
              {t(`view.${each}`)}
            </button>
          ))}
        </fieldset>
        <div className={css.line}>
          <HexField colour={colour} label={t('picker.hex')} onChoose={choose} />
          {hasEyeDropper() && (
            <IconButton
              label={t('picker.screen')}
              onClick={() => pickFromScreen().then((picked) => picked && choose(picked.toLowerCase()))}
            >
              <IconColorPicker size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
        <ul className={css.swatches}>
          {swatches.map((swatch) => (
            <li key={swatch}>
              <button
                type="button"
                className={css.swatch}
                style={{ background: swatch }}
                aria-pressed={swatch === colour}
                aria-label={t('picker.take', { colour: swatch })}
                title={swatch}
                onClick={() => choose(swatch)}
              />
            </li>
          ))}
        </ul>
      </div>
      {pair && !pair.passes && (
        <div className={css.pale}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          <p>
            <b>
              {t('pale', {
                ground: t(`tokens.${pair.ground}`),
                ratio: pair.ratio.toFixed(1),
                needed: pair.needed.toFixed(1),
              })}
            </b>
            {textOnIt && !textOnIt.passes && (
              <span>{t('textPale', { ratio: textOnIt.ratio.toFixed(1), needed: textOnIt.needed.toFixed(1) })}</span>
            )}
            {mended === null && <span>{t('noShade')}</span>}
          </p>
          {mended && (
            <button type="button" className={css.mend} onClick={() => choose(mended)}>
              <span className={css.dot} style={{ background: mended }} />
              {t('fixTo', { colour: mended.slice(1).toUpperCase() })}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
