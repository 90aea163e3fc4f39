// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { SecretRotationBody } from "../bodies/secret-rotation.ts";

const pattern0 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "value")){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func0(data0) > 200){
vErrors = withError(vErrors, instancePath+"/value", "maxLength", 200);
errors++;
}
if(func0(data0) < 16){
vErrors = withError(vErrors, instancePath+"/value", "minLength", 16);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/value", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** SecretRotation as JSON Schema, and the check of it. */
export const SecretRotationCheck: CheckedBody = {
  schema: SecretRotationBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
