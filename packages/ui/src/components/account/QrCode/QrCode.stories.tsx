import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../../../.storybook/asSheet.ts'
import { says } from '../../../../../../.storybook/localized/says.ts'
import { QrCode } from './QrCode.tsx'
import { sampleCode } from './sampleCode.ts'

const meta = {
  title: 'Account/QrCode',
  tags: ['beta', 'role:player'],
  component: QrCode,
  args: { value: sampleCode, label: says(({ security }) => security.totp.qr) },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test', 'visual'],
  parameters: asSheet<Story>(() => ({ meta, OfAnApp: {} })),
}
