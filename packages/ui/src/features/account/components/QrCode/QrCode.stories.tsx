import type { Meta, StoryObj } from '@storybook/react-vite'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { QrCode } from './QrCode.tsx'
import { sampleCode } from './sampleCode.ts'

const meta = {
  title: 'Account/QrCode',
  tags: ['beta', 'role:player'],
  component: QrCode,
  args: { value: sampleCode, label: 'QR code for the authenticator app' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, OfAnApp: {} })) }
