import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { type Ask, textOf } from "../../../support/platform.ts";
import { newDevice, TestDevice } from "../../../support/test-device.ts";

const NOWHERE = "000000000000000000000000";
const PLACE = "/branches/65a0f0050000000000000001";

/** Branches, and the display devices that are enrolled in them. */
export const rows: AnswerArea["rows"] = async ({ platform, admin, recorder }) => {
  const hello = newDevice();
  const unknown = newDevice().id;
  const named = (json: object, version: string | null = '"1"'): Ask => ({
    ...admin,
    json,
    headers: { "if-match": version ?? "" },
  });
  const made = await platform.api("POST /branches", { ...admin, json: { label: "Lugo", name: "lugo" } });
  const branch = `/branches/${textOf(made.body._id)}`;
  const poc = await platform.api(`POST ${PLACE}/pocs`, {
    ...admin,
    json: { pocId: hello.id, label: "Door" },
  });
  const version = poc.headers.get("etag");
  const device = await TestDevice.open(platform.url, hello);
  const free = newDevice().id;
  const away = await platform.api(`POST ${PLACE}/pocs`, { ...admin, json: { pocId: free, label: "Away" } });
  await device.standing();
  const branchRows: AnswerRow[] = [
    [200, "GET /branches", admin],
    [200, "POST /branches", { ...admin, json: { label: "Vigo", name: "vigo" } }],
    [409, "POST /branches", { ...admin, json: { label: "Vigo", name: "vigo" } }],
    [422, "POST /branches", { ...admin, json: { label: "Vigo", name: "not a name" } }],
    [200, `GET ${branch}`, admin],
    [404, `GET /branches/${NOWHERE}`, admin],
    [428, `PATCH ${branch}`, { ...admin, json: { label: "Lugo 2" } }],
    [409, `PATCH ${branch}`, named({ name: "vigo" })],
    [422, `PATCH ${branch}`, named({ label: "" })],
    [200, `PATCH ${branch}`, named({ label: "Lugo 2" })],
    [412, `PATCH ${branch}`, named({ label: "Lugo 3" })],
    [404, `PATCH /branches/${NOWHERE}`, named({ label: "x" })],
    [409, `DELETE ${PLACE}`, admin],
    [412, `DELETE ${branch}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${branch}`, admin],
    [404, `DELETE ${branch}`, admin],
    [403, "POST /branches", { ...recorder, json: { label: "x", name: "x" } }],
  ];
  return [
    ...branchRows,
    [200, `GET ${PLACE}/pocs`, admin],
    [404, `GET /branches/${NOWHERE}/pocs`, admin],
    [200, `POST ${PLACE}/pocs`, { ...admin, json: { pocId: unknown, label: "New" } }],
    [404, `POST /branches/${NOWHERE}/pocs`, { ...admin, json: { pocId: newDevice().id, label: "New" } }],
    [409, `POST ${PLACE}/pocs`, { ...admin, json: { pocId: hello.id, label: "Again" } }],
    [422, `POST ${PLACE}/pocs`, { ...admin, json: { pocId: "short", label: "x" } }],
    [200, `GET ${PLACE}/pocs/${hello.id}`, admin],
    [404, `GET ${PLACE}/pocs/${newDevice().id}`, admin],
    [428, `PATCH ${PLACE}/pocs/${hello.id}`, { ...admin, json: { label: "x" } }],
    [409, `PATCH ${PLACE}/pocs/${hello.id}`, named({ label: "x" }, version)],
    [422, `PATCH ${PLACE}/pocs/${hello.id}`, named({ label: "" }, version)],
    [404, `PATCH ${PLACE}/pocs/${newDevice().id}`, named({ label: "x" })],
    [200, `PATCH ${PLACE}/pocs/${free}`, named({ label: "Aside" }, away.headers.get("etag"))],
    [412, `PATCH ${PLACE}/pocs/${free}`, named({ label: "Further" }, away.headers.get("etag"))],
    [409, `DELETE ${PLACE}/pocs/${hello.id}`, admin],
    [204, `DELETE ${PLACE}/pocs/${unknown}`, admin],
    [404, `DELETE ${PLACE}/pocs/${unknown}`, admin],
    [200, `GET /pocs/${hello.id}`, admin],
  ];
};
