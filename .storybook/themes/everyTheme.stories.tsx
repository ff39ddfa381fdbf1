import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { checkOtherThemes } from './everyTheme.ts'

/** Holds the check itself: a fault that only one theme has must be found in that theme. */
const meta = {
  title: 'Checks/Every theme',
  tags: ['!dev', '!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Axe throws where Vitest runs it; in Storybook's own window it only reports. */
const isThrowing = import.meta.env['VITEST_STORYBOOK'] === 'false'

const faintIn = (theme: string): Story => ({
  render: () => (
    <>
      <style>{`html[data-theme="${theme}"] .faint { opacity: 0.2 }`}</style>
      <p className="faint">The tide is out and a boat lies on its side.</p>
    </>
  ),
  play: async (context) => {
    const { canvas } = context
    if (!isThrowing) return
    const unheard = { ...context, reporting: { ...context.reporting, addReport: () => undefined } }

    const found = checkOtherThemes(unheard)

    await expect(found).rejects.toThrow(`In the theme "${theme}"`)
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    canvas.getByText(/^The tide/).classList.remove('faint')
  },
})

export const FaintByDay: Story = faintIn('light')

export const FaintInHighContrast: Story = faintIn('contrast')
