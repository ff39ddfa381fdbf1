import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Alert } from '../Alert/Alert.tsx'

export interface FormErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** What the server refused, in a sentence. */
  children: ReactNode
}

/** Stands above a form that was refused, and is told at once. */
export function FormError(props: FormErrorProps) {
  return <Alert {...props} icon="warning" role="alert" tone="danger" />
}
