import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { newPassword, newUsername } from '../../../contract/entities/account.ts';
import { newTicketId } from '../../browser/ticket-id.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { useUserCreation, useUserCreationRef } from '../../running/machines.ts';
import { MantineIsland } from '../../theme/mantine-island.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceGroup } from '../../ui/kit/choice-group.tsx';
import { PasswordField } from '../../ui/kit/password-field.tsx';
import { TextField } from '../../ui/kit/text-field.tsx';
import css from './transfer.module.css';

/** Opens an account for a player or, where the operator lets the agent appoint others, for a sub-agent. */
const CreationDialog = ({ mayAppoint }: { mayAppoint: boolean }) => {
  const { t } = useTranslation('agency');
  const creation = useUserCreationRef();
  const editing = useUserCreation((state) => state.matches('editing'));
  const created = useUserCreation((state) => state.matches('created'));
  const checking = useUserCreation((state) => state.matches({ asking: 'checking' }));
  const unanswered = useUserCreation((state) => state.matches('unanswered'));
  const { username, refusal, fields } = useUserCreation(({ context }) => context);
  const refusalText = useRefusalText();
  const wrong = (schema: typeof newUsername | typeof newPassword) => (value: string) => {
    return refusalText(schema.safeParse(value).error?.issues[0]?.message);
  };
  const form = useForm({
    mode: 'controlled',
    initialValues: { username: '', password: '', kind: 'player' as 'player' | 'agent' },
    validate: { username: wrong(newUsername), password: wrong(newPassword) },
  });
  const close = () => creation.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={t('create.title')}
      text={t('create.text')}
      closes={editing || unanswered || created ? 'request' : 'none'}
      onClose={close}
    >
      {created ? (
        <div className={css.foot} role="status">
          <p className={css.done}>{t('create.done', { name: username })}</p>
          <button type="button" className={css.pay} onClick={close}>
            {t('done')}
          </button>
        </div>
      ) : (
        <MantineIsland>
          <form
            className={css.form}
            noValidate
            onSubmit={form.onSubmit((values) => {
              if (editing) creation.send({ type: 'user.ordered', order: { id: newTicketId(), ...values } });
            })}
          >
            <div className={css.fields} data-plain>
              {mayAppoint && (
                <ChoiceGroup
                  name="kind"
                  legend={t('create.kind')}
                  look="row"
                  choices={[
                    { value: 'player', title: t('player') },
                    { value: 'agent', title: t('agent') },
                  ]}
                  chosen={form.values.kind}
                  onChoose={(value) => form.setFieldValue('kind', value)}
                />
              )}
              <TextField
                label={t('create.username')}
                autoComplete="off"
                readOnly={!editing}
                {...form.getInputProps('username')}
                error={form.errors.username ?? refusalText(fields.username)}
              />
              <PasswordField
                label={t('create.password')}
                autoComplete="new-password"
                readOnly={!editing}
                {...form.getInputProps('password')}
                error={form.errors.password ?? refusalText(fields.password)}
              />
              {refusal && !fields.username && !fields.password && (
                <p className={css.problem} role="alert">
                  {refusalText(refusal)}
                </p>
              )}
              {!editing && (
                <p role="status">
                  {t(unanswered ? 'create.unanswered' : checking ? 'create.checking' : 'create.sending')}
                </p>
              )}
            </div>
            <div className={css.foot} data-plain>
              <button
                type={unanswered ? 'button' : 'submit'}
                className={css.pay}
                disabled={!(editing || unanswered)}
                onClick={() => unanswered && creation.send({ type: 'outcome.asked' })}
              >
                {t(unanswered ? 'askAgain' : 'create.submit')}
              </button>
              <button type="button" className={css.quiet} disabled={!(editing || unanswered)} onClick={close}>
                {t(unanswered ? 'dismiss' : 'cancel')}
              </button>
            </div>
          </form>
        </MantineIsland>
      )}
    </Dialog>
  );
};

export default CreationDialog;
