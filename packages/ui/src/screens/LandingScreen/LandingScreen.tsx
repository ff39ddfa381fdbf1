import type { ReactNode } from 'react'

import { SectionPager } from '../../components/landing/SectionPager/SectionPager.tsx'
import type { PagerSection } from '../../components/landing/SectionPager/SectionPager.tsx'
import { useLandingMessages } from '../../messages/useLandingMessages.ts'
import { LandingHeader } from './LandingHeader.tsx'
import { Call, Features, Hero, HowItWorks, WhatItIs } from './LandingSections.tsx'

export interface LandingScreenProps {
  /** Where the stories are; all three buttons lead there. */
  homeHref: string
  /** Addresses of six pictures, one for each step of how it works. */
  pictures: readonly string[]
  /** A few turns of a story, played right here. */
  demo: ReactNode
  /** The foot of the page, behind the last section. */
  footer: ReactNode
}

/** The first minute: what this is, how it is done, what there is, and the way in. */
export function LandingScreen({ homeHref, pictures, demo, footer }: LandingScreenProps) {
  const { hero, what, how, features, call } = useLandingMessages().landing

  const sections: readonly PagerSection[] = [
    {
      id: 'home',
      label: hero.label,
      isNight: true,
      render: () => <Hero homeHref={homeHref} />,
    },
    { id: 'what-it-is', label: what.label, render: () => <WhatItIs demo={demo} /> },
    {
      id: 'how-it-works',
      label: how.label,
      cards: how.steps.length,
      render: (card) => <HowItWorks card={card} pictures={pictures} />,
    },
    { id: 'features', label: features.label, render: () => <Features /> },
    {
      id: 'begin',
      label: call.label,
      isNight: true,
      render: () => <Call homeHref={homeHref} />,
    },
  ]

  return (
    <SectionPager
      footer={footer}
      header={(state) => (
        <LandingHeader {...state} homeHref={homeHref} sections={sections.slice(0, 4)} />
      )}
      items={sections}
    />
  )
}
