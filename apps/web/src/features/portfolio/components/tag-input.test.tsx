import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TagInput } from './tag-input.tsx';

function Skills() {
  const [skills, setSkills] = useState(['Go', 'Rust']);
  return (
    <>
      <TagInput
        name="skill"
        label="Skill"
        addLabel="Add"
        listLabel="Skills"
        tags={skills}
        onChange={setSkills}
      />
      <p>{skills.join()}</p>
    </>
  );
}

it('keeps what is typed when another is moved before it is in the list', async () => {
  render(<Skills />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Skill' }), 'Kafka');
  const handle = screen.getByRole('button', { name: /^Move Go/ });
  act(() => handle.focus());
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(screen.getByText('Rust,Go,Kafka')).toBeTruthy();
});
