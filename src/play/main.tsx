/** @jsxImportSource preact */
import { render } from 'preact';
import { readAddress } from './frame/address.ts';
import { fetchAhead } from './frame/fetch-ahead.ts';
import { pageLine } from './frame/page-line.ts';
import { startGame } from './frame/start-game.tsx';
import './kit/base.css';
import { Message } from './kit/message.tsx';
import { loadTexts, t } from './kit/texts.ts';

const root = document.getElementById('game') ?? document.body;
const address = readAddress(location);
const line = pageLine(window, address?.nonce ?? '');

const begin = async (): Promise<void> => {
  document.documentElement.lang = address?.language ?? 'en';
  await loadTexts(address?.language ?? 'en');
  if (address?.ahead) await fetchAhead(address.code, line);
  else if (line.alone || !address) render(<Message title={t('alone.title')} text={t('alone.text')} />, root);
  else await startGame(address, line, root);
};

begin().catch(() => line.tell({ type: 'failed', reason: 'unreachable' }));
