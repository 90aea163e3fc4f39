import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Floor } from "../../../streams/projections/floor.ts";

const shortId = (id: string) => id.slice(-6);

export const segmentName = (floor: Floor | undefined, id: string): string | null => floor?.segments.get(id)?.name ?? null;
export const agentName = (floor: Floor | undefined, id: string): string | null => floor?.agents.get(id)?.name ?? null;

/** A segment's name, or the end of its id where nobody named it. */
export const segmentNameIn = (floor: Floor | undefined, id: string, say: TranslationFunctions): string => segmentName(floor, id) ?? say.monitor.cells.unknownSegment({ id: shortId(id) });

/** An agent's name, likewise. */
export const agentNameIn = (floor: Floor | undefined, id: string, say: TranslationFunctions): string => agentName(floor, id) ?? say.monitor.cells.unknownAgent({ id: shortId(id) });
