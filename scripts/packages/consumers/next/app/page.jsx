'use client'
import { Page } from './Page'

export default function First() {
  return <Page cover="data:," isWholePage />
}
