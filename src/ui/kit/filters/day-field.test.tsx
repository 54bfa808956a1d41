import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { shownView } from '../../../../test/support/shown-view.tsx';
import { MantineIsland } from '../../../theme/mantine-island.tsx';
import { DayField } from './day-field.tsx';

const asked: string[] = [];

const Shown = () => {
  const [day, setDay] = useState('2026-11-21');
  const ask = (next: string) => {
    asked.push(next);
    setDay(next);
  };
  return (
    <MantineIsland>
      <DayField label="Od" day={day} onDay={ask} />
    </MantineIsland>
  );
};

const shown = async () => {
  asked.length = 0;
  const view = await shownView(<Shown />, 'ba');
  return { ...view, field: screen.getByLabelText<HTMLInputElement>('Od') };
};

test('its calendar speaks the language of the page, and a day pressed in it is asked for', async () => {
  const { user, words, field } = await shown();
  await user.click(field);
  expect(await screen.findByText('Novembar 2026.')).toBeDefined();
  expect(screen.getByText('sri')).toBeDefined();
  await user.click(screen.getByLabelText(words('common:calendar.previousMonth')));
  await user.click(screen.getByLabelText('3. oktobra 2026.'));
  expect(asked).toEqual(['2026-10-03']);
  expect(field.value).toBe('2026-10-03');
  expect(screen.queryByText('Oktobar 2026.')).toBeNull();
});

test('a day typed is asked for once it is whole; what is none gives way to the one before', async () => {
  const { user, field } = await shown();
  await user.clear(field);
  await user.type(field, '2026-02-30');
  await user.tab();
  expect(field.value).toBe('2026-11-21');
  expect(asked).toEqual([]);
  await user.clear(field);
  await user.type(field, '2026-02-28');
  expect(asked).toEqual(['2026-02-28']);
});

test('Escape closes the calendar and nothing behind it; pressed again it is heard there', async () => {
  const { user, field } = await shown();
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', hear);
  await user.click(field);
  await screen.findByText('Novembar 2026.');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Novembar 2026.')).toBeNull();
  expect(heard).toEqual([]);
  await user.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
  window.removeEventListener('keydown', hear);
});
