import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCode } from './sampleCode.ts'
import { AuthenticatorSetUp, type AuthenticatorSetUpProps } from './AuthenticatorSetUp.tsx'

const meta = {
  title: 'Internal/Account/AuthenticatorSetUp',
  tags: ['internal', 'role:player'],
  component: AuthenticatorSetUp,
  args: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    qr: sampleCode,
    onClose: fn(),
    onConfirm: fn<AuthenticatorSetUpProps['onConfirm']>(async () => null),
  },
} satisfies Meta<typeof AuthenticatorSetUp>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({ meta, ToScan: {}, ToType: { args: { qr: null } } })),
}
