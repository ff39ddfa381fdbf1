import { makeSignIns } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { DeviceList } from './DeviceList.tsx'

const devices = makeSignIns()

const meta = {
  title: 'Account/DeviceList',
  tags: ['stable', 'role:player'],
  component: DeviceList,
  args: { items: devices, onEnd: fn() },
} satisfies Meta<typeof DeviceList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({
    meta,
    Several,
    OnlyThis: { args: { items: devices.slice(0, 1) } },
    Ending: { args: { endingId: devices[1]?.id ?? null } },
  })),
}

/** This device says so; the others can be signed out by name. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Chrome on Linux')
    await expect(first).toHaveTextContent('by a code of the app')
    await expect(within(first as HTMLElement).queryByRole('button')).toBeNull()

    const signOut = canvas.getByRole('button', { name: /Safari.*iPhone|iPhone.*Safari/ })
    await expect(signOut).toHaveAccessibleName(/Sign out: /)
    await userEvent.click(signOut)

    await expect(args.onEnd).toHaveBeenCalledWith(devices[1]?.id)
  },
}
