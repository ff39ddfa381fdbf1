import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { checkOtherThemes } from './everyTheme.ts'

/** Verifies that the theme check detects a defect in a single theme. */
const meta = {
  title: 'Internal/Checks/Every theme',
  tags: ['!dev', 'internal', 'role:player', 'role:author', 'role:admin'],
  globals: { theme: 'dark' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const faintIn = (theme: string): Story => ({
  render: () => (
    <>
      <style>{`html[data-theme="${theme}"] .faint { opacity: 0.2 }`}</style>
      <p className="faint">The tide is out and a boat lies on its side.</p>
    </>
  ),
  play: async (context) => {
    const { canvas, reporting } = context
    const found: unknown[] = []
    const addReport: typeof reporting.addReport = ({ status, result }) => {
      if (status === 'failed') found.push((result as { theme: string }).theme)
    }

    // Vitest also throws the violations that axe reports.
    const heard = { ...context, reporting: { ...reporting, addReport } }
    await checkOtherThemes(heard, ['light', 'contrast']).catch(() => undefined)

    await expect(found).toEqual([theme])
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    canvas.getByText(/^The tide/).classList.remove('faint')
  },
})

export const FaintByDay: Story = faintIn('light')

export const FaintInHighContrast: Story = faintIn('contrast')
