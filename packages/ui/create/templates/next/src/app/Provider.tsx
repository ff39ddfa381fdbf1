'use client'
import { UiProvider } from '@kathasagar/ui'
import cover from '@kathasagar/ui/covers/default.svg'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { look } from '../look.ts'

/** Sets theme, links and images of the app. Turbopack imports an image as its URL. */
export const Provider = ({ children }: { children: ReactNode }) => (
  <UiProvider defaultCover={cover} linkComponent={Link} theme={look}>
    {children}
  </UiProvider>
)
