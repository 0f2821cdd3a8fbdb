import { safeLink } from '@vitrine/markdown';
import { type FormEvent, useState } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { m } from '#messages';

interface LinkDialogProps {
  /** Where the link leads that is there already; '' for a new one. */
  href: string;
  onClose: () => void;
  /** Told where it is to lead; undefined where there is to be no link. */
  onChoose: (href: string | undefined) => void;
}

/** Asks where a link is to lead. */
export function LinkDialog({ href, onClose, onChoose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    // around this stands the form of the whole post
    event.stopPropagation();
    const written = address.trim();
    const wanted = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written;
    const link = safeLink(wanted);
    if (!link) return setError(m.admin_posts_link_invalid());
    onClose();
    onChoose(link.href);
  };
  return (
    <Dialog open size="small" title={m.admin_posts_link()} onOpenChange={onClose}>
      <Stack as="form" gap={2} onSubmit={send} noValidate>
        <TextField
          name="link-address"
          label={m.admin_posts_link_address()}
          hint={m.admin_posts_link_address_hint()}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={setAddress}
          error={error}
          data-initial-focus=""
        />
        <Row gap={1} justify="end">
          {href ? (
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                onChoose(undefined);
              }}
            >
              {m.admin_posts_link_remove()}
            </Button>
          ) : null}
          <Button type="submit">{m.admin_posts_link_set()}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
