import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Alert } from '../Alert/Alert.tsx'

export interface FormErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  children: ReactNode
}

export function FormError(props: FormErrorProps) {
  return <Alert {...props} icon="warning" role="alert" tone="danger" />
}
