import type { AnswerArea } from "../../../support/answer-area.ts";
import { type Ask, textOf } from "../../../support/platform.ts";

const NOWHERE = "000000000000000000000000";
const AISHA = "65a0f0030000000000000001";

/** A Monday, nine in the morning, some weeks from now. */
const soon = new Date(
  Math.ceil(Date.now() / 604_800_000) * 604_800_000 + 21 * 86_400_000 + 4 * 86_400_000 + 9 * 3_600_000,
).toISOString();

/** Appointments: they need a service, and one that is open then. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const make = async (path: string, json: object) =>
    textOf((await platform.api(`POST ${path}`, { ...admin, json })).body._id);
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: "00:00", end: "24:00" }));
  const availability = await make("/availabilities", {
    name: "Always",
    timezone: "UTC",
    maximumToSchedule: 0,
    days,
  });
  const service = await make("/services", { title: "Anything", availability, agents: [AISHA] });
  const good = { customer: "Núria Ferrer", service, startsAt: soon };
  const own = `/appointments/${await make("/appointments", good)}`;
  const named = (json: object, version = 1): Ask => ({
    ...admin,
    json,
    headers: { "if-match": `"${version}"` },
  });
  return [
    [200, `GET /services/${service}/slots`, admin],
    [404, `GET /services/${NOWHERE}/slots`, admin],
    [200, `GET /services/${service}/agents`, admin],
    [404, `GET /services/${NOWHERE}/agents`, admin],
    [200, "GET /appointments", admin],
    [200, "POST /appointments", { ...admin, json: { ...good, startsAt: soon.replace("T09", "T10") } }],
    [409, "POST /appointments", { ...admin, json: good }],
    [422, "POST /appointments", { ...admin, json: { ...good, startsAt: "2020-01-01T00:00:00Z" } }],
    [403, "POST /appointments", { ...recorder, json: good }],
    [200, `GET ${own}`, admin],
    [404, `GET /appointments/${NOWHERE}`, admin],
    [200, `GET ${own}/history`, admin],
    [404, `GET /appointments/${NOWHERE}/history`, admin],
    [428, `PATCH ${own}`, { ...admin, json: { phone: "1" } }],
    [422, `PATCH ${own}`, named({ status: "rescheduled" })],
    [404, `PATCH /appointments/${NOWHERE}`, named({ phone: "1" })],
    [200, `PATCH ${own}`, named({ status: "canceled" })],
    [412, `PATCH ${own}`, named({ phone: "1" })],
    [409, `PATCH ${own}`, named({ status: "attended" }, 2)],
    [409, `DELETE /availabilities/${availability}`, admin],
    [409, `DELETE /services/${service}`, admin],
    [200, `GET ${own}/holders`, admin],
    [404, `GET /appointments/${NOWHERE}/holders`, admin],
    [412, `DELETE ${own}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${own}`, admin],
    [404, `DELETE ${own}`, admin],
  ];
};
