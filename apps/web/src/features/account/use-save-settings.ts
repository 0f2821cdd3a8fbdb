import { useQueryClient } from '@tanstack/react-query';
import { type Account, type AccountSettingsForm, SUCCESS_NOTICE_MS } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../components/feedback/toast-context.ts';
import { useApi } from '../../lib/api-context.ts';
import { endpointKey } from '../../lib/endpoint-query.ts';
import { typedSettings } from './typed-settings.ts';

/** What the form shows of an account; the passwords begin empty. */
export const settingsOf = ({ firstName, lastName, email, phone }: Account) => ({
  firstName,
  lastName,
  email,
  phone,
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});

/** Saves the settings; `saved` is true for as long as the success is told. */
export function useSaveSettings() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), SUCCESS_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const save = async ({ confirmPassword: _, ...body }: AccountSettingsForm) => {
    setSaved(0);
    const account = await api.call('account.save', { body });
    typedSettings.forget();
    queries.setQueryData(endpointKey('account.get'), account);
    if (body.newPassword !== '') {
      toast({ message: m.account_saved_password() });
      void queries.invalidateQueries({ queryKey: ['account.sessions.list'] });
    }
    setSaved((round) => round + 1);
    return account;
  };
  return { save, saved: saved > 0 };
}
