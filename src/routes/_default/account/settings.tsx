import { createFileRoute } from '@tanstack/react-router';
import { PushSettings } from '../../../features/account/push-settings.tsx';
import { SettingsPage } from '../../../features/account/settings-page.tsx';
import { ChangePasswordForm } from '../../../features/auth/change-password-form.tsx';
import { ConnectAgentForm } from '../../../features/auth/connect-agent-form.tsx';
import { ResendButton } from '../../../features/auth/resend-button.tsx';
import { ReceiptSwitch } from '../../../features/betslip/receipt/receipt-switch.tsx';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { Preferences } from '../../../layouts/drawer/preferences.tsx';
import { useAuthForm } from '../../../running/machines.ts';
import { useOddsPolicy } from '../../../running/use-odds-policy.ts';
import { OddsPolicyChoice } from '../../../ui/odds-policy-choice.tsx';

export const Route = createFileRoute('/_default/account/settings')({
  loader: async ({ context, abortController: { signal } }) => {
    const { api } = await context.account();
    const [profile, sessions, connection] = await Promise.all([
      api.profile(signal),
      api.sessions(signal),
      api.connection(signal),
      loadNamespaces('account', 'auth', 'errors', 'push', 'slip'),
      context.push(),
    ]);
    return { profile, sessions, connection };
  },
  component: Settings,
});

function Settings() {
  const { profile, sessions, connection } = Route.useLoaderData();
  const oddsPolicy = useOddsPolicy();
  const passwordChanges = useAuthForm(({ context }) => context.passwordChanges);
  return (
    <SettingsPage
      profile={profile}
      sessions={sessions}
      connection={connection}
      connectAgent={<ConnectAgentForm labelledBy="settings-agent" />}
      resend={<ResendButton />}
      changePassword={
        <ChangePasswordForm key={passwordChanges} username={profile.username} labelledBy="settings-password" />
      }
      notifications={<PushSettings />}
      preferences={
        <Preferences>
          <OddsPolicyChoice {...oddsPolicy} />
          <ReceiptSwitch />
        </Preferences>
      }
    />
  );
}
