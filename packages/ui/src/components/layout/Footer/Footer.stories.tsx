import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: {
    links: [
      { label: 'Community', href: 'https://community.example.org', isExternal: true },
      { label: 'Terms of Service', href: '#terms' },
      { label: 'Privacy Policy', href: '#privacy' },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2025')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Community/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

/** No link leads nowhere; without pages to lead to, there is no list. */
export const WithoutLinks: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

/** The theme can be changed from the foot of every page. */
export const WithSettings: Story = {
  args: { settings: <ThemeChooser onChange={() => {}} value="dark" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Theme' })).toBeVisible()
  },
}
