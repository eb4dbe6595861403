/** Whether the page that a part belongs to is the one on show: the page left last stays drawn, but nothing of it may lie over the next. */
import { createContext, useContext } from "react"

export const SightContext = createContext(true)

export const useInSight = (): boolean => useContext(SightContext)
