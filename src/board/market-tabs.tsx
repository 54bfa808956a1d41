import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { allMarketsFilter } from '../../domain/limits.ts';
import { useOfferNames } from '../i18n/markets.ts';
import type { Tab } from './market-families.ts';
import styles from './market-tabs.module.css';

interface MarketTabsProps {
  tabs: readonly Tab[];
  /** Key of the tab whose markets are shown. */
  chosen: string | undefined;
  /** Id of the element that shows them. */
  panel: string;
  onChoose(key: string): void;
}

/** Kinds of markets: one stop of the Tab key, arrows walk and choose. Plain because a match is a first page. */
export function MarketTabs({ tabs, chosen, panel, onChoose }: MarketTabsProps) {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tabs.length) % tabs.length;
    const tab = list.current?.children[place];
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onChoose(tabs[place]?.key ?? '');
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('markets')} onKeyDown={walk}>
      {tabs.map(({ key, name, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === chosen}
          aria-controls={panel}
          tabIndex={key === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(key)}
        >
          {key === allMarketsFilter ? `${names.tab(name)} ${count}` : names.tab(name)}
        </button>
      ))}
    </div>
  );
}
