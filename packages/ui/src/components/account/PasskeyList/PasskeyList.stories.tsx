import { makeId, makePasskey } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { PasskeyList } from './PasskeyList.tsx'

const passkeys = [
  makePasskey({ id: makeId(812), name: 'Key on my ring', last_used_at: null }),
  makePasskey(),
]

const meta = {
  title: 'Account/PasskeyList',
  tags: ['beta', 'role:player'],
  component: PasskeyList,
  args: { items: passkeys, onRename: fn(), onRemove: fn() },
} satisfies Meta<typeof PasskeyList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet(() => ({ meta, Several })),
}

/** Each says since when it is there and when it was used, and goes by its name. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [unused, used] = canvas.getAllByRole('listitem')
    await expect(unused).toHaveTextContent('not used yet')
    // The two days, as each language writes them.
    await expect(used).toHaveTextContent(/2025.*2025/)

    await userEvent.click(canvas.getByRole('button', { name: 'Remove Key on my ring' }))

    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[0])

    await userEvent.click(canvas.getByRole('button', { name: 'Rename Key on my ring' }))

    await expect(args.onRename).toHaveBeenCalledWith(passkeys[0])
  },
}
