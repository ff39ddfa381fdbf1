import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { StoryFormPage } from './StoryFormPage.tsx'

function TitleInput({ isMissing = false }) {
  const { authoring, writing } = useAuthoringMessages()
  const label = authoring.fields.title
  const error = isMissing ? fill(writing.required, { field: label }) : undefined

  return <TextInput error={error} label={label} onChange={() => {}} value="" />
}

const leaving = { isAsking: false, hasLocalCopy: true, onClose: fn(), onLeave: fn() }

const meta = {
  title: 'Internal/Authoring/StoryFormPage',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StoryFormPage,
  args: {
    title: 'Create Your Story',
    failures: 0,
    children: <TitleInput />,
    buttons: (
      <Button type="submit" variant="primary">
        Create Story
      </Button>
    ),
    onSubmit: fn(),
    leaving,
  },
} satisfies Meta<typeof StoryFormPage>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Still,
    FieldMissing,
    Refused,
    LeavingWouldLose: { args: { leaving: { ...leaving, isAsking: true, hasLocalCopy: false } } },
  })),
}

export const Still: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Story' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))

    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'Title' }), {
      key: 'े',
      code: 'KeyS',
      ctrlKey: true,
    })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3))
  },
}

export const FieldMissing: Story = {
  args: { failures: 1, children: <TitleInput isMissing /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  },
}

export const Refused: Story = {
  args: { failures: 1, news: <FormError>Failed to create story</FormError> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
  },
}
