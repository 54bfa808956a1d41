import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeModes,
} from '../../../contract/entities/theme-template.ts';
import type { PairSeen } from '../../../domain/theme/contrast-pairs.ts';
import { mendedColour } from '../../../domain/theme/nearest-shade.ts';
import { ColourPanel } from './colour-panel.tsx';
import css from './token-list.module.css';
import { useEditorRef } from './use-editor.ts';

type ModePairs = Record<ThemeModeName, PairSeen | undefined>;

interface TokenRowProps {
  token: ThemeToken;
  colours: ThemeColours;
  pairs: ModePairs;
  /** Of the text that is written on it. */
  textOnIt?: ModePairs;
  /** In which mode its colour is being chosen; null while it is not. */
  open: ThemeModeName | null;
}

/** A variable: in words, with its colour and its contrast in each mode; opened, its colour can be chosen. */
export const TokenRow = ({ token, colours, pairs, textOnIt, open }: TokenRowProps) => {
  const { t } = useTranslation('theme');
  const editor = useEditorRef();
  const item = useRef<HTMLLIElement>(null);
  const isOpen = open !== null;
  // Picked on the page, it may be out of sight or folded away.
  useEffect(() => {
    if (!isOpen || !item.current) return;
    const group = item.current.closest('details');
    if (group) group.open = true;
    item.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const name = t(`tokens.${token}`);
  const toggle = (mode: ThemeModeName) =>
    editor.send(open === mode ? { type: 'row.closed' } : { type: 'row.opened', row: { token, mode } });
  const fix = (mode: ThemeModeName) => {
    const to = mendedColour(colours[mode], token);
    // Where no shade of the hue will do, the row shows so and what else can be changed.
    if (to === null) editor.send({ type: 'row.opened', row: { token, mode } });
    else editor.send({ type: 'colours.chosen', wanted: [{ mode, token, to }], gesture: null });
  };
  return (
    <li ref={item} className={css.item} data-open={isOpen}>
      <div className={css.row}>
        <button type="button" className={css.name} aria-expanded={isOpen} onClick={() => toggle(open ?? 'dark')}>
          {name}
        </button>
        {themeModes.map((mode) => {
          const pair = pairs[mode];
          const figure = pair?.ratio.toFixed(1);
          return (
            <div key={mode} className={css.cell}>
              <button
                type="button"
                className={css.colour}
                aria-expanded={open === mode}
                aria-label={t('swatch', { name, mode: t(`view.${mode}`), colour: colours[mode][token] })}
                onClick={() => toggle(mode)}
              >
                <span className={css.swatch} style={{ background: colours[mode][token] }} />
                {colours[mode][token].slice(1).toUpperCase()}
              </button>
              {pair?.passes && (
                <span className={css.ratio}>
                  <span className="visually-hidden">{t('contrast')}</span> {figure}
                </span>
              )}
              {pair && !pair.passes && (
                <button
                  type="button"
                  className={css.fix}
                  aria-label={`${figure} ${t('fix')}: ${t('fixPair', {
                    name,
                    mode: t(`view.${mode}`),
                    ratio: figure,
                    needed: pair.needed.toFixed(1),
                  })}`}
                  onClick={() => fix(mode)}
                >
                  {figure} <b>{t('fix')}</b>
                </button>
              )}
            </div>
          );
        })}
      </div>
      {open && (
        <ColourPanel
          key={`${token} ${open}`}
          token={token}
          mode={open}
          colours={colours}
          pair={pairs[open]}
          textOnIt={textOnIt?.[open]}
        />
      )}
    </li>
  );
};
