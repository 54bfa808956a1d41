import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownView } from '../../../test/support/shown-view.tsx';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { AmountField } from './amount-field.tsx';
import { CheckField } from './check-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test.each([undefined, 'Wrong'])(
  'with the problem %s every field says whether it is one, and in what',
  async (error) => {
    await shownView(
      <MantineIsland>
        <TextField label="Name" error={error} />
        <PasswordField label="Password" autoComplete="new-password" error={error} />
        <TextArea label="Message" error={error} />
        <AmountField label="Amount" unit="RSD" error={error} />
        <SelectField label="Topic" data={['a', 'b']} error={error} />
        <CheckField label="I mean it" error={error} />
      </MantineIsland>,
      'en',
    );
    for (const label of ['Name', 'Password', 'Message', 'Amount', 'Topic', 'I mean it']) {
      const field = screen.getByLabelText(label, { selector: 'input, textarea, select' });
      expect(field.getAttribute('aria-invalid') === 'true', label).toBe(error !== undefined);
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = described.map((id) => document.getElementById(id)?.textContent).join('');
      if (error !== undefined) expect(words, label).toContain(error);
    }
  },
);

test('a field that must be filled says so', async () => {
  await shownView(
    <MantineIsland>
      <TextField label="Name" />
      <TextField label="Promo code" required={false} />
      <PasswordField label="Password" autoComplete="new-password" />
      <TextArea label="Message" />
    </MantineIsland>,
    'en',
  );
  const required = (label: string) =>
    screen.getByLabelText(label, { selector: 'input, textarea' }).getAttribute('aria-required');
  expect(['Name', 'Promo code', 'Password', 'Message'].map(required)).toEqual(['true', 'false', 'true', 'true']);
});
