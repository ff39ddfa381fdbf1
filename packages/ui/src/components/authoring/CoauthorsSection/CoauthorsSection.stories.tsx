import { makeCoauthor, makeCoauthors } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { presses } from '../../../testing/plays.ts'
import { CoauthorsSection } from './CoauthorsSection.tsx'

const meta = {
  title: 'Authoring/CoauthorsSection',
  tags: ['beta', 'role:author'],
  component: CoauthorsSection,
  args: {
    people: makeCoauthors(),
    owner: 'Nirupama Joshi',
    ownId: undefined,
    onRetry: fn(),
    onInvite: fn(async (): Promise<string | null> => null),
    onRole: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CoauthorsSection>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(
    () => ({
      meta,
      OfOwner,
      OfEditor,
      Alone: { args: { people: makeCoauthors({ coauthors: [] }) } },
      Refused,
      Loading: { args: { people: null } },
      Failed,
    }),
    {
      isWide: true,
    },
  ),
}

/** Roles change at once; taking somebody out is asked about first. */
export const OfOwner: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // The field is empty again once somebody is invited.
    const field = canvas.getByRole('textbox', { name: 'Handle or user name' })
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(canvas.getByText('Whom do you want to ask?')).toBeVisible()
    await expect(args.onInvite).not.toHaveBeenCalled()

    await userEvent.type(field, ' @tara ')
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'reader')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(args.onInvite).toHaveBeenCalledWith({ name: '@tara', role: 'reader' })
    await waitFor(() => expect(field).toHaveValue(''))

    await expect(canvas.getByText('Invited')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Role of Meher Sodhi'), 'editor')
    await expect(args.onRole).toHaveBeenCalledWith(makeCoauthors().coauthors[1]?.user_id, 'editor')

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Arjun Pillai' }))
    const title = 'Take Arjun Pillai out of this story?'
    const dialog = await screen.findByRole('alertdialog', { name: title })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(makeCoauthor().user_id)
  },
}

/** Whom one begins to name while another is being asked stays in the field. */
export const NamedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const answer = Promise.withResolvers<null>()
    mocked(args.onInvite).mockReturnValueOnce(answer.promise)
    const field = canvas.getByRole('textbox', { name: 'Handle or user name' })
    await userEvent.type(field, '@tara')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await userEvent.clear(field)
    await userEvent.type(field, '@dev')
    answer.resolve(null)

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite' })).toBeEnabled())
    await expect(field).toHaveValue('@dev')
  },
}

/** Somebody who is none may leave, and change nothing else. */
export const OfEditor: Story = {
  args: {
    people: makeCoauthors({
      is_owner: false,
      coauthors: [makeCoauthor(), makeCoauthor({ user_id: 'other', role: 'reader' })],
    }),
    ownId: makeCoauthor().user_id,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this story' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this story?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave this story' }))
    await expect(args.onRemove).toHaveBeenCalledWith(makeCoauthor().user_id)
  },
}

export const Failed: Story = {
  args: { people: null, error: says(({ authoring }) => authoring.coauthors.failed) },
  play: presses('Try Again', 'onRetry'),
}

/** Nobody of the name: what was typed stays. */
export const Refused: Story = {
  args: { onInvite: fn(async () => 'Nobody here is called that.') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Handle or user name' })
    await userEvent.type(field, 'nobody')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nobody here is called that.')
    await expect(field).toHaveValue('nobody')
  },
}
