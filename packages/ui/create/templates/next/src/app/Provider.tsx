'use client'
import { UiProvider } from '@kathasagar/ui'
import cover from '@kathasagar/ui/covers/default.svg'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { look } from '../look.ts'

/** Look, links and pictures of the whole app. Turbopack gives a package's picture as its address. */
export const Provider = ({ children }: { children: ReactNode }) => (
  <UiProvider defaultCover={cover} linkComponent={Link} theme={look}>
    {children}
  </UiProvider>
)
