import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { asPage } from '../../../../storybook/modes.ts'
import { AdminLoginScreen } from './AdminLoginScreen.tsx'

const meta = {
  title: 'Screens/AdminLoginScreen',
  tags: ['beta', 'role:admin'],
  component: AdminLoginScreen,
  args: { homeHref: '#home', onSubmit: fn(async () => null), onSignOut: fn() },
  parameters: asPage,
} satisfies Meta<typeof AdminLoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const NotAnAdmin: Story = { args: { stranger: 'Tara Kulkarni' } }
