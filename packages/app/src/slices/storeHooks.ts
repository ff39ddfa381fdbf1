import { useDispatch, useSelector, useStore } from 'react-redux'

import type { RootState, Store } from '../store.ts'

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<Store>()
