import { clearTokens } from '@kathasagar/api'
import { guestSite } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'

import { drawSite, Site } from './Site.tsx'

const meta = {
  title: 'Flows/UnreadableAnswers',
  component: Site,
  tags: ['!autodocs', 'internal', 'role:player'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/login', theme: 'dark' },
  render: drawSite,
  beforeEach: ({ msw }) => {
    clearTokens()
    const success = () => HttpResponse.json({ message: 'Welcome' })
    msw.use(
      http.post('*/api/v1/auth/login', success),
      http.post('*/api/v1/auth/register', success),
      ...guestSite(),
    )
  },
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

/** A success without tokens is said to be one, and the form stays. */
export const Login: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Username or Email' })
    await userEvent.type(name, 'tara')
    await userEvent.type(canvas.getByLabelText('Password'), 'Sagar#2042x')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))

    await expect(await canvas.findByRole('alert', {})).toHaveTextContent('Invalid response format')
    await expect(name).toHaveValue('tara')
  },
}

export const Register: Story = {
  args: { path: '/register' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Username' })
    await userEvent.type(name, 'tara')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'tara@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'Sagar#2042x')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'Sagar#2042x')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))

    await expect(await canvas.findByRole('alert', {})).toHaveTextContent('Invalid response format')
  },
}

export const AdminLogin: Story = {
  args: { path: '/admin' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Email or Username' })
    await userEvent.type(name, 'admin')
    await userEvent.type(canvas.getByLabelText('Password'), 'Sagar#2042x')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))

    await expect(await canvas.findByRole('alert', {})).toHaveTextContent('Invalid response format')
  },
}
