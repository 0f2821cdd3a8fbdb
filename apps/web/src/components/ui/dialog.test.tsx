import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useToast } from '../feedback/toast-context.ts';
import { ToastProvider } from '../feedback/toaster.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, dialogCode } from './dialog.tsx';
import { Menu } from './menu.tsx';

function Editor({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit the user" dismissible={dismissible}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ label: 'Delete', onSelect: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Confirm Deletion"
        question="Are you sure you want to delete this user?"
        confirmLabel="Delete"
        onConfirm={onConfirm}
      />
    </>
  );
}

function Telling() {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => toast({ message: 'Closed' })} title="Edit the user">
      <Button onClick={() => toast({ message: 'Saved' })}>Save</Button>
    </Dialog>
  );
}

describe('a dialog', () => {
  it('stays open while a notice above it is pressed, and closes beside both', async () => {
    // what a notice can be pressed by is its style, of which this page knows nothing
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(
      <ToastProvider>
        <p>Beside both</p>
        <Telling />
      </ToastProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Closed')).toBeNull();
    await user.click(screen.getByText('Beside both'));
    expect(screen.getByText('Closed')).toBeTruthy();
  });

  it('is named by its title and starts at its first field', async () => {
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('dialog', { name: 'Edit the user' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('starts where it is asked to, whatever fields come before', async () => {
    render(
      <Dialog open onOpenChange={() => {}} title="Edit the user">
        <input aria-label="Icon" />
        <input aria-label="Name" data-initial-focus="" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its icon', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and returns the focus', async (_by, close) => {
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('keeps the focus inside', async () => {
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('stays while it must not be interrupted', async () => {
    render(<Editor dismissible={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a confirmation opened from a menu', () => {
  it('starts at Cancel and returns the focus to the button of the menu', async () => {
    const onConfirm = vi.fn();
    render(<Deletion onConfirm={onConfirm} />, { wrapper: ToastProvider });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(dialog.textContent).toContain('Are you sure you want to delete this user?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });
});

describe('a dialog whose code is not here yet', () => {
  /** As `Dialog`, with code of its own that comes when the test says so. */
  function holdBackCode() {
    const come = vi.spyOn(dialogCode, 'load');
    const code = dialogCode.value;
    dialogCode.value = undefined;
    onTestFinished(() => {
      dialogCode.value = code;
    });
    return {
      fail: () => come.mockRejectedValueOnce(new Error('offline')),
      wait: () => come.mockReturnValueOnce(new Promise(() => undefined)),
    };
  }

  it('says that it is loading, under its title, and can be left', async () => {
    holdBackCode().wait();
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByText('Edit the user')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that it did not come, and opens at another try', async () => {
    holdBackCode().fail();
    render(<Editor />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
