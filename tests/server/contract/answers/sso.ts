import { FORM } from "../../../../server/contract/form-body.ts";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../../support/test-accounts.ts";
import { SETTINGS } from "../../auth/saml/test-provider.ts";

const form = { "content-type": FORM };
const SUPERVISOR = "65a0f0010000000000000002";

/** Single sign-on: settings and the provider's responses. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  await platform.database.db
    .insertInto("sso_identities")
    .values({ account: ACCOUNT, issuer: "urn:x", name_id: "x", user_id: SUPERVISOR, created_at: 0 })
    .execute();
  const sso = `/accounts/${ACCOUNT}/sso`;
  const theirs = `/accounts/${OTHER_ACCOUNT}/sso`;
  const change = (json: object, version = 0) => ({ ...admin, json, headers: { "if-match": `"${version}"` } });
  return [
    [200, `GET ${sso}`, admin],
    [404, `GET ${theirs}`, admin],
    [428, `PATCH ${sso}`, { ...admin, json: SETTINGS }],
    [422, `PATCH ${sso}`, change({ enabled: true })],
    [200, `PATCH ${sso}`, change(SETTINGS)],
    [412, `PATCH ${sso}`, change(SETTINGS)],
    [404, `PATCH ${theirs}`, change(SETTINGS)],
    [
      200,
      `POST ${sso}/metadata-import`,
      {
        ...admin,
        json: {
          xml: '<m:EntityDescriptor xmlns:m="urn:oasis:names:tc:SAML:2.0:metadata" entityID="urn:x"><m:IDPSSODescriptor/></m:EntityDescriptor>',
        },
      },
    ],
    [404, `POST ${theirs}/metadata-import`, { ...admin, json: { xml: "<a/>" } }],
    [422, `POST ${sso}/metadata-import`, { ...admin, json: { xml: "<a/>" } }],
    [200, `POST ${sso}/check`, { ...admin, json: { entryPoint: "not a URL" } }],
    [404, `POST ${theirs}/check`, { ...admin, json: {} }],
    [422, `POST ${sso}/check`, { ...admin, json: { issuer: "with space" } }],
    [200, `GET ${sso}/identities`, admin],
    [404, `GET ${theirs}/identities`, admin],
    [204, `DELETE ${sso}/identities/${SUPERVISOR}`, admin],
    [404, `DELETE ${sso}/identities/${SUPERVISOR}`, admin],
    [404, `DELETE ${theirs}/identities/${SUPERVISOR}`, admin],
    [200, `GET /auth/sso/${ACCOUNT}/metadata`],
    [303, `POST /auth/sso/${ACCOUNT}/acs`, { raw: "SAMLResponse=AAAA", headers: form }],
    [413, `POST /auth/sso/${ACCOUNT}/acs`, { raw: `SAMLResponse=${"x".repeat(1_000_001)}`, headers: form }],
    [400, `POST /auth/sso/${ACCOUNT}/acs`, { raw: "SAMLResponse=%FF", headers: form }],
    [422, `POST /auth/sso/${ACCOUNT}/acs`, { raw: "RelayState=x", headers: form }],
  ];
};
