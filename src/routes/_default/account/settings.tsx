import { createFileRoute } from '@tanstack/react-router';
import { AutoOddsSwitch } from '../../../features/account/auto-odds-switch.tsx';
import { SettingsPage } from '../../../features/account/settings-page.tsx';
import { ChangePasswordForm } from '../../../features/auth/change-password-form.tsx';
import { ResendButton } from '../../../features/auth/resend-button.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { Preferences } from '../../../layouts/drawer/preferences.tsx';
import { useAuthForm } from '../../../running/machines.ts';

export const Route = createFileRoute('/_default/account/settings')({
  loader: async ({ context, abortController: { signal } }) => {
    const { api } = await context.account();
    const [profile, sessions] = await Promise.all([
      api.profile(signal),
      api.sessions(signal),
      loadNamespaces('account', 'auth', 'errors', 'slip'),
    ]);
    return { profile, sessions };
  },
  component: Settings,
});

function Settings() {
  const { profile, sessions } = Route.useLoaderData();
  const passwordChanges = useAuthForm(({ context }) => context.passwordChanges);
  return (
    <SettingsPage
      profile={profile}
      sessions={sessions}
      resend={<ResendButton />}
      changePassword={
        <ChangePasswordForm key={passwordChanges} username={profile.username} labelledBy="settings-password" />
      }
      preferences={
        <Preferences>
          <AutoOddsSwitch />
        </Preferences>
      }
    />
  );
}
